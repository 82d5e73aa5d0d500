import '#theme/styles/forms.ts';
import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { ReasonModal } from '#components/ReasonModal/ReasonModal.tsx';
import { notify } from '#lib/notify.ts';
import { usePage } from '#routing/usePage.ts';
import { MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { ParkedRow, ParkedRows } from '#domains/parked-work/components/ParkedRow/ParkedRow.tsx';
import { mailFailureTexts, templateText } from '#domains/parked-work/words.ts';
import {
  type ParkedMailsQuery,
  useGiveUpMailMutation,
  useParkedMailsQuery,
  useRetryMailMutation,
} from './ParkedMails.generated.ts';

type Administration = NonNullable<ParkedMailsQuery['administration']>;
type Mail = NonNullable<Administration['parkedMails']>['items'][number];
type Asked = { mail: Mail; does: 'retry' | 'giveUp' } | null;

const showsErrors = { context: { showsErrors: true } };

/** /home/admin/mail: mails that weren't taken, or may have arrived, for administrators. */
const ParkedMailsPage = () => {
  const { page, onPage } = usePage();
  const [asked, setAsked] = useState<Asked>(null);
  const { data, error, loading, refetch } = useParkedMailsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
    ...showsErrors,
  });
  const [retry] = useRetryMailMutation(showsErrors);
  const [giveUp] = useGiveUpMailMutation(showsErrors);
  const close = () => setAsked(null);
  const sendAgain = async ({ key, failure }: Mail) => {
    await retry({ variables: { input: { key, mayRepeat: failure === 'UNCERTAIN' } } });
    notify.done('邮件将重新发送');
    await refetch();
  };
  const leave = async ({ key }: Mail, reason: string) => {
    await giveUp({ variables: { input: { key, reason } } });
    notify.done('邮件已放弃');
    await refetch();
  };
  return (
    <PageFrame>
      <Title order={1}>待处理邮件</Title>
      <Text c="dimmed">多次发送失败，或无法确定是否送达的邮件；不会自动再次发送</Text>
      <PagedList
        list={data?.administration?.parkedMails}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="没有待处理的邮件"
      >
        {(mails) => (
          <ParkedRows>
            {mails.map((mail) => (
              <ParkedRow
                key={mail.key}
                title={templateText(mail.template)}
                name={mail.key}
                subject={mail.subject}
                failure={mailFailureTexts[mail.failure]}
                parkedAt={mail.parkedAt}
                tries={mail.tries}
                more={
                  <>
                    {mail.member && <MemberName member={mail.member} />} {mail.to} ·{' '}
                  </>
                }
                again="重新发送"
                onRetry={() => setAsked({ mail, does: 'retry' })}
                onGiveUp={() => setAsked({ mail, does: 'giveUp' })}
              />
            ))}
          </ParkedRows>
        )}
      </PagedList>
      <Opened of={asked?.does === 'retry' && asked.mail}>
        {(mail) => (
          <ConfirmModal
            title="重新发送"
            action="重新发送"
            failed="重新发送失败"
            onConfirm={() => sendAgain(mail)}
            onClose={close}
          >
            <Text>
              {mail.failure === 'UNCERTAIN'
                ? '这封邮件可能已经送达，再次发送后收件人可能收到两封。请先在邮件服务器的日志中确认，仍要发送吗？'
                : '邮件会立即重新发送，失败后最多再尝试两次。请先确认原因已排除。收件人已停用、已退订，或那一周已过去的，不再发送。'}
            </Text>
          </ConfirmModal>
        )}
      </Opened>
      <Opened of={asked?.does === 'giveUp' && asked.mail}>
        {(mail) => (
          <ReasonModal
            title="放弃邮件"
            text="放弃后，这封邮件不会再发送。"
            action="放弃"
            readBy="记入操作记录"
            send={(reason) => leave(mail, reason)}
            onClose={close}
          />
        )}
      </Opened>
    </PageFrame>
  );
};

export default ParkedMailsPage;
