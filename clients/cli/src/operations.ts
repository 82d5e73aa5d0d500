/** Operations of `project push` and `dataset push`; a test checks each with the schema. */
export const operations = {
  beginUpload: `mutation BeginUpload($input: BeginUploadInput!) {
    beginUpload(input: $input) { id partSize received }
  }`,
  completeUpload: `mutation CompleteUpload($input: UploadSessionInput!) {
    completeUpload(input: $input) { id }
  }`,
  uploadState: `query UploadState($id: ID!) {
    uploadSession(id: $id) { id state problem file { key name ext size } }
  }`,
  dataset: `query DatasetToPush($id: ID!) {
    dataset(id: $id) { id version files { token path size hash } }
  }`,
  publishDataset: `mutation PublishDataset($input: PublishDatasetVersionInput!) {
    publishDatasetVersion(input: $input) { id path version filesCount size }
  }`,
  project: `query ProjectToPush($id: ID!) {
    project(id: $id) {
      id title description
      tags { id name }
      draftNotebooks { key name ext size }
    }
  }`,
  updateProject: `mutation PushProject($input: UpdateProjectInput!) {
    updateProject(input: $input) { id }
  }`,
  publishProject: `mutation PublishProject($input: CreateProjectVersionInput!) {
    createProjectVersion(input: $input) { id path versions { id number note } }
  }`,
} as const;
