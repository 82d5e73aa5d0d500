import OrganizationPage from '#domains/organizations/pages/OrganizationPage/OrganizationPage.tsx';
import { Published } from './Published.tsx';

/** An organization's home, with the projects and datasets that stand in its name. */
const OrganizationWithPublished = () => <OrganizationPage Published={Published} />;

export default OrganizationWithPublished;
