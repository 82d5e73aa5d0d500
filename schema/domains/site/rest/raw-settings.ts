import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { RecommendConfig } from './recommend-config.ts';
import { SiteConfig } from './site.ts';

/** Settings by administrators, with what is left out for everybody else. */
export const RawSettings = Type.Object({
  Site: SiteConfig,
  Recommend: RecommendConfig,
  /** The links and ids among it that lead to what not everybody sees any more. */
  Hidden: Type.Array(Type.String()),
});
export type RawSettings = Static<typeof RawSettings>;

export const rawSettingsCalls = {
  raw: call({
    operation: 'site.raw',
    method: 'GET',
    path: '/api/configs/raw',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary:
      'What is set for the site and what is recommended as an administrator typed it, with what not everybody sees any more; for administrators',
    response: RawSettings,
  }),
};
