import type { Config } from '../config.ts';
import { postJson } from './post-json.ts';

interface GiftCardOrder {
  /** The same exchange gets the same card, however often it is asked for. */
  exchangeId: string;
  /** Yuan. */
  amount: number;
}

/** Issues electronic gift cards; throws where none came. */
export interface GiftCardIssuer {
  /** Answers the card's code. */
  issue: (order: GiftCardOrder) => Promise<string>;
}

/** The operator's issuer behind GIFT_CARD_URL, which answers `{"code": "…"}`; or none: by hand. */
export const giftCardIssuer = ({
  giftCardUrl: url,
  limits,
}: Pick<Config, 'giftCardUrl' | 'limits'>): GiftCardIssuer | null =>
  url === undefined
    ? null
    : {
        issue: async (order) => {
          const answer = await postJson(url, order, limits.outsideCallMs);
          const code = (answer as { code?: unknown } | null)?.code;
          if (typeof code !== 'string' || !code.trim())
            throw new Error('the issuer did not say `code`');
          return code;
        },
      };
