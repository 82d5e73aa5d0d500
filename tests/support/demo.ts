/** The demo accounts; all share one password. */
export const PASSWORD = 'whale-demo-2026';

export const accounts = {
  member: 'member@demo.test',
  captain: 'captain@demo.test',
  newcomer: 'newcomer@demo.test',
  moderator: 'moderator@demo.test',
  creator: 'creator@demo.test',
  organizer: 'organizer@demo.test',
  support: 'support@demo.test',
  school: 'school@demo.test',
  coOrganizer: 'assistant@demo.test',
  judge: 'judge@demo.test',
  admin: 'admin@demo.test',
} as const;
