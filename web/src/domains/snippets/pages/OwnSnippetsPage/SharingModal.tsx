import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import type { SnippetSharing } from '#apollo/schema.generated.ts';
import { failureOf } from '#apollo/errors.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { FormAlert } from '#components/Form/FormAlert.tsx';
import { shareAddress } from '#lib/share-address.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import type { OwnSnippetFactsFragment } from '#domains/snippets/components/KeepSnippet/KeepSnippet.generated.ts';
import { snippetPath } from '#domains/snippets/paths.ts';
import { sharingNames } from '#domains/snippets/sharing.ts';
import { useShareSnippetMutation } from './OwnSnippets.generated.ts';

interface SharingModalProps {
  snippet: OwnSnippetFactsFragment;
  onClose: () => void;
}

const ways: readonly SnippetSharing[] = ['PRIVATE', 'LINK', 'PUBLIC'];

/** Dialog with the readers of a snippet, changed at once, and its address to pass on. */
export const SharingModal = ({ snippet, onClose }: SharingModalProps) => {
  const { viewer } = useViewer();
  const [share, { loading, data }] = useShareSnippetMutation({ context: { showsErrors: true } });
  const [problem, setProblem] = useState<string | null>(null);
  const { sharing, token } = data?.shareSnippet ?? snippet;
  const change = async (next: SnippetSharing) => {
    setProblem(null);
    try {
      await share({ variables: { input: { snippetId: snippet.id, sharing: next } } });
    } catch (error) {
      setProblem(failureOf(error).message);
    }
  };
  const address = shareAddress(snippetPath(snippet.id, token), viewer?.member.id);
  return (
    <Dialog title={`分享「${snippet.name}」`} onClose={onClose}>
      <Stack>
        <Radio.Group
          label="谁可以看到"
          value={sharing}
          onChange={(next) => void change(next as SnippetSharing)}
        >
          <Stack gap={4} mt={4}>
            {ways.map((way) => (
              <Radio key={way} value={way} label={sharingNames[way]} disabled={loading} />
            ))}
          </Stack>
        </Radio.Group>
        <FormAlert title="分享失败" message={problem} />
        {sharing === 'PRIVATE' ? (
          <Text size="sm" c="dimmed">
            停止分享后，以前的链接不再有效。
          </Text>
        ) : (
          <Group align="end" gap="xs">
            <TextInput label="分享链接" value={address} readOnly style={{ flex: 1 }} />
            <CopyButton text={address}>复制链接</CopyButton>
          </Group>
        )}
      </Stack>
    </Dialog>
  );
};
