import { type Static, Type } from 'typebox';
import { Id } from '#shared/rest/common.ts';

/** An organization as what stands in its name has it. */
export const OrganizationReference = Type.Object({
  _id: Id,
  ShortName: Type.String(),
  Name: Type.String(),
});

/** In whose name a project or a dataset stands. */
export const OrganizationInfo = Type.Object({ Organization: OrganizationReference });
export type OrganizationInfo = Static<typeof OrganizationInfo>;
