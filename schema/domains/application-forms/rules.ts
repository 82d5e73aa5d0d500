import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Application to host a competition; texts are trimmed. */
export interface HostApplication {
  name: string;
  company: string;
  phone: string;
  description: string;
}

/** Longest texts, in characters. */
const hostApplicationLimits = { name: 50, company: 100, description: 2_000 } as const;

const wrong = (message: string, field: string) => refuse('BAD_USER_INPUT', message, field);

const textProblem = (
  text: string,
  {
    title,
    most,
    required,
    field,
  }: { title: string; most: number; required: boolean; field: string },
): Refusal | null => {
  if (required && !text.trim()) return wrong(`请输入${title}`, field);
  return text.length > most ? wrong(`${title}最多${most}个字符`, field) : null;
};

/** Everything that is wrong with an application, in the order of its fields. */
export const hostApplicationProblems = (form: HostApplication): Refusal[] => {
  const { name, company, description } = hostApplicationLimits;
  return [
    textProblem(form.name, { title: '称呼', most: name, required: true, field: 'Data.Name' }),
    textProblem(form.company, {
      title: '学校/机构/企业名称',
      most: company,
      required: true,
      field: 'Data.Company',
    }),
    /^1\d{10}$/.test(form.phone) ? null : wrong('请输入11位手机号码', 'Phone'),
    textProblem(form.description, {
      title: '描述',
      most: description,
      required: false,
      field: 'Data.Description',
    }),
  ].filter((problem) => problem !== null);
};

/** Longest answer to an application, in characters. */
export const ANSWER_LENGTH = 500;

/** Why an application can't be answered so: the applicant reads why, or what comes next. */
export const applicationAnswerProblem = (answer: string): Refusal | null =>
  textProblem(answer.trim(), {
    title: '答复',
    most: ANSWER_LENGTH,
    required: true,
    field: 'Answer',
  });

/** Why no organization can be made from an application, as it is. */
export const organizationOfProblem = (application: {
  accepted: boolean;
  made: boolean;
}): Refusal | null => {
  if (application.made) return refuse('CONFLICT', '该申请已经新建过组织');
  return application.accepted ? null : refuse('CONFLICT', '请先通过该申请');
};
