
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "FeedSource": [
      "Column",
      "Member"
    ],
    "FeedTarget": [
      "Column",
      "Competition",
      "Dataset",
      "Member",
      "Project"
    ],
    "FollowTarget": [
      "Channel",
      "Column",
      "Member"
    ],
    "SearchResult": [
      "Column",
      "Competition",
      "Dataset",
      "Member",
      "Project"
    ]
  }
};
      export default result;
    