interface Work {
  identity: string | null;
  university: string | null;
  majorTag: string | null;
  major: string | null;
  company: string | null;
  job: string | null;
}

/** Describes where a member studies or works, and what; null where they said nothing. */
export const workText = (member: Work): string | null => {
  const { identity, university, majorTag, major, company, job } = member;
  const own = identity === '学生' ? [university, major ?? majorTag] : [company, job];
  return own.filter((text) => text !== null).join(' · ') || null;
};
