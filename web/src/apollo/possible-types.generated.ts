
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "FollowTarget": [
      "Column",
      "Member"
    ]
  }
};
      export default result;
    