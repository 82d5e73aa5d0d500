import { useApolloClient } from '@apollo/client/react';
import {
  ActivitiesAdminDocument,
  ActivityBannersSavedDocument,
  ActivityFieldsSavedDocument,
  useSetActivityFieldsMutation,
  useSetActivityRecommendationsMutation,
} from './ActivitiesAdmin.generated.ts';
import { type AdminValues, fieldsInputOf, recommendInputOf } from './admin-values.ts';

const context = { showsErrors: true };

/** Saves the fields of activities, and their banners and calendar among the recommendations. */
export const useSaveActivities = () => {
  const client = useApolloClient();
  const [setFields] = useSetActivityFieldsMutation({ context });
  const [setRecommendations] = useSetActivityRecommendationsMutation({ context });

  const saveFields = (values: AdminValues) =>
    setFields({
      variables: { input: fieldsInputOf(values) },
      update: (cache, { data }) => {
        if (!data) return;
        cache.writeQuery({
          query: ActivityFieldsSavedDocument,
          data: { site: { __typename: 'Site', activityFields: data.setActivityFields } },
        });
      },
    });

  /** Leaves the rest of the configuration as it is now, which others may have changed meanwhile. */
  const saveRecommendations = async (values: AdminValues) => {
    const { data } = await client.query({
      query: ActivitiesAdminDocument,
      fetchPolicy: 'no-cache',
      context,
    });
    const config = data?.administration?.site?.site.recommendConfig;
    await setRecommendations({
      variables: { input: recommendInputOf(values, config) },
      update: (cache, { data: saved }) => {
        if (!saved) return;
        cache.writeQuery({
          query: ActivityBannersSavedDocument,
          data: { site: { __typename: 'Site', recommendConfig: saved.setRecommendConfig } },
        });
      },
    });
  };
  return { saveFields, saveRecommendations };
};
