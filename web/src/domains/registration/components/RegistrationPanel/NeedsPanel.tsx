import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { type Need, needTexts } from '@whaletide/schema/domains/registration/rules/registration.ts';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Opened } from '#components/Dialog/Opened.tsx';
import { pendingText } from '#domains/account/components/Verification/pending-text.ts';
import { useVerificationQuery } from '#domains/account/components/Verification/Verification.generated.ts';
import {
  andBack,
  bindEmailPath,
  bindPhonePath,
  verifyIdentityPath,
} from '#domains/account/paths.ts';

const VerificationWizard = lazy(
  () => import('#domains/account/components/Verification/VerificationWizard.tsx'),
);

/** Paths at which each need is met. */
const places: Record<Need, string> = {
  REAL_NAME: verifyIdentityPath,
  PHONE: bindPhonePath,
  EMAIL: bindEmailPath,
};

/**
 * Stands in place of the form until the account has what the competition asks for: step by step
 * here, or each on its own in the settings and back. A real name that waits for its review leaves
 * nothing to do about it.
 */
export const NeedsPanel = ({ unmet }: { unmet: readonly Need[] }) => {
  const [open, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const asksName = unmet.includes('REAL_NAME');
  // Without it, all that is missing is offered; the wizard says what can't be had.
  const { data, loading } = useVerificationQuery({
    skip: !asksName,
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const verification = data?.viewer?.verification;
  const waits = asksName && verification?.realNameStatus === 'PENDING';
  const rejected = asksName && verification?.realNameStatus === 'REJECTED';
  const missing = waits ? unmet.filter((need) => need !== 'REAL_NAME') : unmet;
  const known = !asksName || verification || !loading;
  return (
    <Stack align="center" py={48} gap="sm">
      <Title order={2} size="h3">
        报名前置认证待完成
      </Title>
      {waits && (
        <Alert color="gold" title="实名认证审核中" role="status">
          {pendingText(verification.realNameSubmittedAt)}，通过后即可报名，结果会通知你。
        </Alert>
      )}
      {rejected && (
        <Alert color="danger" title="实名认证未通过">
          {verification.rejectionReason && `原因：${verification.rejectionReason}。`}
          请检查后重新认证。
        </Alert>
      )}
      {known && missing.length > 0 && (
        <>
          <Text c="dimmed" ta="center">
            主办方要求参赛者完成以下认证，完成后即可报名。
          </Text>
          <Button aria-haspopup="dialog" mt="xs" onClick={() => setOpen(true)}>
            逐步完成认证
          </Button>
          <Group justify="center">
            {missing.map((need) => (
              <Button
                key={need}
                component={Link}
                to={andBack(places[need], pathname + search)}
                variant="default"
              >
                {needTexts[need]}
              </Button>
            ))}
          </Group>
        </>
      )}
      <Opened of={open}>
        {() => (
          <Suspense>
            <VerificationWizard missing={missing} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Opened>
    </Stack>
  );
};
