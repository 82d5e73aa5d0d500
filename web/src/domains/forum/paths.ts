const root = '/home/competition';

/** A competition's forum; its id is the competition's. */
export const forumListPath = (competitionId: string) => `${root}/forumlist/${competitionId}`;

export const forumPostPath = (id: string) => `${root}/forum/${id}`;

export const worksPath = `${root}/works`;

/** The form of a new post; with `teamId` of the team's work. */
export const createPostPath = (competitionId: string, teamId?: string) =>
  `${root}/forum/create?${new URLSearchParams({
    forumId: competitionId,
    competitionId,
    ...(teamId && { workmeta: `${competitionId}_${teamId}` }),
  })}`;

export const editPostPath = (id: string) => `${root}/forum/edit/${id}`;
