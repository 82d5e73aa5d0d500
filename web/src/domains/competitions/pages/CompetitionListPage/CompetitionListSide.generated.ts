/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { RankingCardFragment } from '../../components/RankingCard/RankingCard.generated';
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompetitionListSideQueryVariables = Exact<{ [key: string]: never; }>;


export type CompetitionListSideQuery = { site: { __typename: 'Site', hostApplicationUrl: string | null, hostChatUrl: string | null, competitionAds: Array<{ __typename: 'Advertisement', title: string, image: string, link: string }> | null }, rankingActivities: { __typename: 'CompetitionPage', page: number, items: Array<(
      { __typename: 'Competition', id: string }
      & { ' $fragmentRefs'?: { 'RankingCardFragment': RankingCardFragment } }
    )> } };


export const CompetitionListSideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompetitionListSide"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hostApplicationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hostChatUrl"}},{"kind":"Field","name":{"kind":"Name","value":"competitionAds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"link"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rankingActivities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankingCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RankingCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Competition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"displayLabel"}},{"kind":"Field","name":{"kind":"Name","value":"usersCount"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]} as unknown as DocumentNode<CompetitionListSideQuery, CompetitionListSideQueryVariables>;
export const useCompetitionListSideQuery = (options?: Apollo.useQuery.Options<CompetitionListSideQuery, CompetitionListSideQueryVariables>) =>
  Apollo.useQuery(CompetitionListSideDocument, { ...options, returnPartialData: false as const });