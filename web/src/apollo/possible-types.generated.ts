
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "FeedSource": [
      "Channel",
      "Column",
      "Member"
    ],
    "FeedTarget": [
      "Channel",
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
      "Channel",
      "Column",
      "Competition",
      "Dataset",
      "Member",
      "Project"
    ]
  }
};
      export default result;
    