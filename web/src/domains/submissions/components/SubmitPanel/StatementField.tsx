import { authorshipRuleTexts } from '@whaletide/schema/shared/rules/authorship.ts';
import { AuthorshipField } from '#components/AuthorshipField/AuthorshipField.tsx';
import type { Statement } from './useStatement.ts';

interface StatementFieldProps {
  statement: Statement;
  /** True once it was tried to hand something in. */
  isAsked: boolean;
  disabled: boolean;
}

/** Author of what is handed in, with the competition's rule for it. */
export const StatementField = ({ statement, isAsked, disabled }: StatementFieldProps) => {
  const { rule, said, change, problem } = statement;
  return (
    <AuthorshipField
      value={said}
      onChange={change}
      rule={rule}
      description={`${authorshipRuleTexts[rule]}提交后不能修改`}
      error={isAsked || said.model ? problem : null}
      disabled={disabled}
    />
  );
};
