import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, type CheckboxProps } from '@mantine/core';
import { useTokensToEndQuery } from './TokensToEnd.generated.ts';

/** Offers to end the member's access tokens too, which are named; nothing where there are none. */
export const TokensToEnd = (input: CheckboxProps) => {
  const { data } = useTokensToEndQuery({ fetchPolicy: 'cache-and-network' });
  const names = data?.viewer?.accessTokens?.map(({ name }) => `「${name}」`) ?? [];
  if (names.length === 0) return null;
  return (
    <Checkbox
      label={`同时撤销 ${names.length} 个访问令牌`}
      description={`${names.join('、')}：不撤销则继续有效，用它们的程序仍能以你的身份操作`}
      {...input}
    />
  );
};
