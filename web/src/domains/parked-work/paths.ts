/** Mails that wait for an administrator. */
export const parkedMailsPath = '/home/admin/mail';

/** Jobs that wait for an administrator. */
export const parkedJobsPath = '/home/admin/jobs';
