import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type Need, needTexts } from '@whaletide/schema/rules/registration.ts';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { bindEmailPath, bindPhonePath, verifyIdentityPath } from '../../../account/paths.ts';

const VerificationWizard = lazy(
  () => import('../../../account/components/Verification/VerificationWizard.tsx'),
);

/** Where each is done. */
const places: Record<Need, string> = {
  REAL_NAME: verifyIdentityPath,
  PHONE: bindPhonePath,
  EMAIL: bindEmailPath,
};

/**
 * Stands in place of the form until the account has what the competition asks for: step by step
 * here, or each on its own in the settings.
 */
export const NeedsPanel = ({ unmet }: { unmet: readonly Need[] }) => {
  const [open, setOpen] = useState(false);
  return (
    <Stack align="center" py={48} gap="sm">
      <Title order={2} size="h3">
        报名前置认证待完成
      </Title>
      <Text c="dimmed" ta="center">
        主办方要求参赛者完成以下认证，完成后即可报名。
      </Text>
      <Button aria-haspopup="dialog" mt="xs" onClick={() => setOpen(true)}>
        逐步完成认证
      </Button>
      <Group justify="center">
        {unmet.map((need) => (
          <Button key={need} component={Link} to={places[need]} variant="default">
            {needTexts[need]}
          </Button>
        ))}
      </Group>
      {open && (
        <Suspense>
          <VerificationWizard missing={unmet} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
};
