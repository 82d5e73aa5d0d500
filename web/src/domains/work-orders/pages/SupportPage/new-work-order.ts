import {
  contentProblem,
  linkProblem,
  workOrderContent,
} from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';
import type { Picture } from '#lib/usePictureUpload.ts';
import type { Groups } from './Guide.tsx';

/** The choice that sends no competition, and the one that sends no organization. */
export const OTHER = 'OTHER';
export const COMMUNITY = 'COMMUNITY';

export interface NewWorkOrder {
  typeId: string;
  text: string;
  pictures: Picture[];
  link: string;
  /** An id or OTHER; empty before one is chosen. */
  competition: string;
  /** An id or COMMUNITY. */
  workspace: string;
}

export const emptyWorkOrder: NewWorkOrder = {
  typeId: '',
  text: '',
  pictures: [],
  link: '',
  competition: '',
  workspace: COMMUNITY,
};

export const typeIn = (groups: Groups, id: string) => {
  for (const group of groups) {
    const type = group.types.find((one) => one.id === id);
    if (type) return { ...type, aboutCompetition: group.isAboutCompetition };
  }
  return undefined;
};

/** Another type brings its template, unless something of the member's own would be lost. */
export const withType = (groups: Groups, draft: NewWorkOrder, typeId: string) => {
  const before = typeIn(groups, draft.typeId)?.template ?? '';
  const untouched = draft.text.trim() === '' || draft.text.trim() === before.trim();
  return { typeId, ...(untouched && { text: typeIn(groups, typeId)?.template ?? '' }) };
};

/**
 * Tells whether it can be sent: it has a type, a description beyond its template, and a competition
 * where one belongs.
 */
export const isComplete = (groups: Groups, draft: NewWorkOrder): boolean => {
  const type = typeIn(groups, draft.typeId);
  const text = draft.text.trim();
  if (!type || text === '' || text === type.template.trim()) return false;
  return !type.aboutCompetition || draft.competition !== '';
};

/** Finds the problems of what was typed, by its field. */
export const problemsOf = (draft: NewWorkOrder): { text?: string; link?: string } => {
  const link = linkProblem(draft.link);
  const text = contentProblem(contentOf(draft))?.message;
  return { ...(link && { link }), ...(text && { text }) };
};

const contentOf = ({ text, pictures, link }: NewWorkOrder) =>
  workOrderContent({ text, screenshots: pictures, link });

export const toInput = (groups: Groups, draft: NewWorkOrder) => {
  const about = typeIn(groups, draft.typeId)?.aboutCompetition ?? false;
  return {
    typeId: draft.typeId,
    content: contentOf(draft),
    ...(about && draft.competition !== OTHER && { competitionId: draft.competition }),
    ...(draft.workspace !== COMMUNITY && { organizationId: draft.workspace }),
  };
};
