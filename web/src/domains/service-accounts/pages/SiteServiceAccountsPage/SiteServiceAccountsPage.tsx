import { ServiceAccounts } from '#domains/service-accounts/components/ServiceAccounts/ServiceAccounts.tsx';
import { useSiteServiceAccountsQuery } from './SiteServiceAccounts.generated.ts';

/** /home/admin/service-accounts: the site's own service accounts, for its administrators. */
const SiteServiceAccountsPage = () => {
  const query = useSiteServiceAccountsQuery({
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const accounts = query.data?.administration?.serviceAccounts;
  return <ServiceAccounts title="服务账号" query={query} accounts={accounts} />;
};

export default SiteServiceAccountsPage;
