/** All activities. */
export const activityListPath = '/home/activity';

/** Tabs of the list beside the keys of fields. */
export const MINE = 'recent';
export const EXERCISES = 'EXERCISE';

/** The list of a tab: one's own activities, exercises, or those of a field by its key. */
export const activityTabPath = (tab: string | null) =>
  tab === null ? activityListPath : `${activityListPath}/${tab}`;

export const myActivitiesPath = activityTabPath(MINE);

/** Path at which administrators set the fields, banners and calendar of activities. */
export const activitiesAdminPath = '/home/admin/activities';
