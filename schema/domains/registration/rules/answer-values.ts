/** A place, from the largest area to the smallest; empty where it wasn't said. */
export interface AnswerLocation {
  level1: string;
  level2: string;
  level3: string;
}

export interface AnswerUniversity {
  country: string;
  province: string;
  name: string;
}

export interface AnswerMajor {
  /** Id in the catalogue of majors. */
  majorId: string;
  discipline: string;
  name: string;
}

export interface AnswerDegree {
  name: string;
  /** Year of study, such as 大二. */
  grade: string;
}

/** Value of an answer by its parts: that which its field has is set, the others are null. */
export interface AnswerValue {
  text: string | null;
  /** At most two, as of a channel and of an industry. */
  texts: string[] | null;
  location: AnswerLocation | null;
  university: AnswerUniversity | null;
  major: AnswerMajor | null;
  degree: AnswerDegree | null;
}

type Given<Part> = { [Key in keyof Part]?: string | null | undefined } | null | undefined;

/** The same as it is given: one part, in which what is absent is empty. */
export interface GivenValue {
  text?: string | null | undefined;
  texts?: readonly string[] | null | undefined;
  location?: Given<AnswerLocation>;
  university?: Given<AnswerUniversity>;
  major?: Given<AnswerMajor>;
  degree?: Given<AnswerDegree>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const none: AnswerValue = {
  text: null,
  texts: null,
  location: null,
  university: null,
  major: null,
  degree: null,
};

/** Reads a stored value, whose keys say what it is of: of no known one an empty text. */
export const toAnswerValue = (stored: unknown): AnswerValue => {
  if (Array.isArray(stored)) return { ...none, texts: stored.map(textOf) };
  if (stored === null || typeof stored !== 'object') return { ...none, text: textOf(stored) };
  const own = stored as Record<string, unknown>;
  const of = (key: string) => textOf(own[key]);
  if ('L1' in own)
    return { ...none, location: { level1: of('L1'), level2: of('L2'), level3: of('L3') } };
  if ('University' in own) {
    const university = { country: of('Country'), province: of('Province'), name: of('University') };
    return { ...none, university };
  }
  if ('Major' in own) {
    const major = { majorId: of('_id'), discipline: of('Discipline'), name: of('Major') };
    return { ...none, major };
  }
  if ('Degree' in own) return { ...none, degree: { name: of('Degree'), grade: of('Grade') } };
  return { ...none, text: '' };
};

/** Answers a value as it is stored. */
export const storedValue = ({
  text,
  texts,
  location,
  university,
  major,
  degree,
}: GivenValue): unknown => {
  if (texts) return [...texts];
  if (location) {
    const { level1, level2, level3 } = location;
    return { L1: level1 ?? '', L2: level2 ?? '', L3: level3 ?? '' };
  }
  if (university) {
    const { country, province, name } = university;
    return { Country: country ?? '', Province: province ?? '', University: name ?? '' };
  }
  if (major) {
    const { majorId, discipline, name } = major;
    return { Discipline: discipline ?? '', Major: name ?? '', _id: majorId ?? '' };
  }
  if (degree) return { Degree: degree.name ?? '', Grade: degree.grade ?? '' };
  return text ?? '';
};

/** One part of a value, without the others. */
type OnePart = {
  [Part in keyof AnswerValue]: Record<Part, NonNullable<AnswerValue[Part]>> &
    Partial<Record<Exclude<keyof AnswerValue, Part>, undefined>>;
}[keyof AnswerValue];

/** Answers a stored value as an input takes it: the one part that it has. */
export const givenValue = (stored: unknown): OnePart =>
  Object.fromEntries(
    Object.entries(toAnswerValue(stored)).filter(([, part]) => part !== null),
  ) as OnePart;
