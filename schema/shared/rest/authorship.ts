import { Type } from 'typebox';
import { authorshipRules, authorships } from '../rules/authorship.ts';
import { MAX_LINE } from './common.ts';

export const Authorship = Type.Enum(authorships);

export const AuthorshipRule = Type.Enum(authorshipRules);

/** Name of a model as it is sent; its rule bounds it closer: shared/rules/authorship.ts. */
export const ModelName = Type.String({ maxLength: MAX_LINE });

/** `Authorship=HUMAN,AGENT`: those alone. */
export const Authorships = Type.String({
  pattern: `^(${authorships.join('|')})(,(${authorships.join('|')})){0,${authorships.length - 1}}$`,
});
