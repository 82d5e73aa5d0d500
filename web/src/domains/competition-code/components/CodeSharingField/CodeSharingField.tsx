import '#theme/styles/forms.ts';
import { NativeSelect } from '@mantine/core';
import {
  codeSharingHints,
  codeSharingNames,
  codeSharings,
  DEFAULT_CODE_SHARING,
} from '@whaletide/schema/domains/competition-code/rules.ts';
import type { CodeSharing } from '#apollo/schema.generated.ts';
import { useUpdateCodeSharingMutation } from './CodeSharingField.generated.ts';

const options = codeSharings.map((sharing) => ({
  value: sharing.toUpperCase(),
  label: codeSharingNames[sharing],
}));

interface CodeSharingFieldProps {
  competition: { id: string; codeSharing: CodeSharing | null };
}

/** Sets when members may share code of a competition; it is kept at once. */
export const CodeSharingField = ({ competition }: CodeSharingFieldProps) => {
  const { id: competitionId, codeSharing: shown } = competition;
  const [update, { loading }] = useUpdateCodeSharingMutation();
  const rule =
    codeSharings.find((sharing) => sharing.toUpperCase() === shown) ?? DEFAULT_CODE_SHARING;
  return (
    <NativeSelect
      label="代码分享"
      description={codeSharingHints[rule]}
      data={options}
      value={rule.toUpperCase()}
      disabled={loading || shown === null}
      mb="lg"
      onChange={({ currentTarget }) => {
        const input = { competitionId, sharing: currentTarget.value as CodeSharing };
        // The notice is the error link's, the rule stays as it was.
        void update({ variables: { input } }).catch(() => null);
      }}
    />
  );
};
