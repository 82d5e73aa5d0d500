import { Type } from 'typebox';
import { authorshipRules, authorships } from '../rules/authorship.ts';
import { MAX_LINE, Nullable } from './common.ts';

export const Authorship = Type.Enum(authorships);

export const AuthorshipRule = Type.Enum(authorshipRules);

/** Name of a model as it is sent; its rule bounds it closer: shared/rules/authorship.ts. */
export const ModelName = Type.String({ maxLength: MAX_LINE });

/** Statement on what is written or handed in; an agent's token is taken at its own word instead. */
export const saidAuthorship = {
  /** HUMAN where nothing is said. */
  Authorship: Type.Optional(Authorship),
  /** Model that had a part in it; not for HUMAN. */
  AuthorshipModel: Type.Optional(ModelName),
};

/** The same on what is shown. */
export const statedAuthorship = {
  Authorship,
  /** Null where none is named. */
  AuthorshipModel: Nullable(Type.String()),
};

/** `Authorship=HUMAN,AGENT`: those alone. */
export const Authorships = Type.String({
  pattern: `^(${authorships.join('|')})(,(${authorships.join('|')})){0,${authorships.length - 1}}$`,
});
