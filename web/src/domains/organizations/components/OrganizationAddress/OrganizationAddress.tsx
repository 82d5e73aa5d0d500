import { useLocation, useParams } from 'react-router';
import { Loaded } from '../../../../components/Loaded/Loaded.tsx';
import { PageFrame } from '../../../../components/PageFrame/PageFrame.tsx';
import { Redirect } from '../../../../components/Redirect/Redirect.tsx';
import { NoOrganization } from '../NoOrganization/NoOrganization.tsx';
import { useOrganizationAddressQuery } from './OrganizationAddress.generated.ts';

/**
 * /org/:shortName/project/:id and /org/:shortName/dataset/:id (spec 3, section 2). Projects and
 * datasets are their authors': below an organization's name they lead to their own address, and
 * below a name that nobody has there is nothing, since anything could be shown as anybody's.
 */
const OrganizationAddress = () => {
  const { shortName = '' } = useParams();
  const { pathname, search } = useLocation();
  const query = useOrganizationAddressQuery({ variables: { shortName } });
  return (
    <PageFrame>
      <Loaded query={query} of={query.data?.organization} empty={<NoOrganization />}>
        {() => <Redirect to={pathname.replace(/^\/org\/[^/]+/i, '/mw') + search} permanent />}
      </Loaded>
    </PageFrame>
  );
};

export default OrganizationAddress;
