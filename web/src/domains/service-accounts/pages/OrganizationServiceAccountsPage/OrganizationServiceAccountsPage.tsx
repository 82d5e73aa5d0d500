import { useParams } from 'react-router';
import { failureOf } from '#apollo/errors.ts';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { ServiceAccounts } from '#domains/service-accounts/components/ServiceAccounts/ServiceAccounts.tsx';
import { useOrganizationServiceAccountsQuery } from './OrganizationServiceAccounts.generated.ts';

/** /org/:shortName/service-accounts: those of an organization, for its administrators. */
const OrganizationServiceAccountsPage = () => {
  const { shortName = '' } = useParams();
  const query = useOrganizationServiceAccountsQuery({
    variables: { shortName },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const { data, error } = query;
  if (error && failureOf(error).code === 'FORBIDDEN') return <Redirect to="/home/error?type=1" />;
  const organization = data?.organization;
  return (
    <ServiceAccounts
      title={organization ? `${organization.name}的服务账号` : '服务账号'}
      organization={shortName}
      query={query}
      accounts={organization?.serviceAccounts}
    />
  );
};

export default OrganizationServiceAccountsPage;
