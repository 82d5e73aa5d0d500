import { DatasetsField } from '#domains/datasets/components/DatasetsField/DatasetsField.tsx';
import CreateProjectPage from '#domains/projects/pages/CreateProjectPage/CreateProjectPage.tsx';

/** Page on which a member makes a project, with the datasets that it works with. */
const CreateWithDatasets = () => <CreateProjectPage DatasetsField={DatasetsField} />;

export default CreateWithDatasets;
