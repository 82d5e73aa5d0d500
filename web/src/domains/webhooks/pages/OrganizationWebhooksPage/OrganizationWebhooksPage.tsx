import { Text, Title } from '@mantine/core';
import { useParams } from 'react-router';
import { failureOf } from '#apollo/errors.ts';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { Webhooks } from '#domains/webhooks/components/Webhooks/Webhooks.tsx';
import { useOrganizationWebhooksQuery } from './OrganizationWebhooks.generated.ts';

/** /org/:shortName/webhooks: those of an organization, for its administrators. */
const OrganizationWebhooksPage = () => {
  const { shortName = '' } = useParams();
  const query = useOrganizationWebhooksQuery({
    variables: { shortName },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const { data, error } = query;
  if (error && failureOf(error).code === 'FORBIDDEN') return <Redirect to="/home/error?type=1" />;
  const organization = data?.organization;
  return (
    <PageFrame>
      <Title order={1}>{organization ? `${organization.name}的 Webhook` : 'Webhook'}</Title>
      <Text c="dimmed" mb="lg">
        组织的比赛有报名、提交、评分、排行榜变动或工单时，把事件发送到你们的程序。
      </Text>
      <Webhooks organization={shortName} query={query} webhooks={organization?.webhooks} />
    </PageFrame>
  );
};

export default OrganizationWebhooksPage;
