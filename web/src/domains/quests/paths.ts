/** The members' tasks, for administrators. */
export const questsPath = '/home/admin/quests';
