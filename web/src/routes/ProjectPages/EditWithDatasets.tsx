import { DatasetsField } from '#domains/datasets/components/DatasetsField/DatasetsField.tsx';
import EditProjectPage from '#domains/projects/pages/EditProjectPage/EditProjectPage.tsx';

/** Page on which its author changes a project, with the datasets that it works with. */
const EditWithDatasets = () => <EditProjectPage DatasetsField={DatasetsField} />;

export default EditWithDatasets;
