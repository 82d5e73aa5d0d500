export const fieldNames = {
  "AnnounceToCompetitionInput": {
    "id": "competitionId"
  },
  "ApplyToHostInput": {
    "Data.Company": "company",
    "Data.Description": "description",
    "Data.Name": "name"
  },
  "CompetitionTaskInput": {
    "Files": "fileKeys",
    "Subjective": [
      "form",
      "SubjectiveFormInput"
    ],
    "Objective": [
      "objective",
      "ObjectiveInput"
    ],
    "ShowLeaderboard": "showsLeaderboard",
    "ShowPrivateBestWork": "showsPrivateBestWork",
    "ShowPrivateLeaderboard": "showsPrivateLeaderboard"
  },
  "SubjectiveFormInput": {
    "ReviewDailyLimit": "dailyLimit",
    "Fields": [
      "fields",
      "FormFieldInput"
    ],
    "ReviewLimit": "totalLimit"
  },
  "FormFieldInput": {
    "Hide": "hidden",
    "_id": "id",
    "SelectArray": "options"
  },
  "ObjectiveInput": {
    "ReviewDailyLimit": "dailyLimit",
    "PrivateLeaderboard": "hasPrivateBoard",
    "PublicLabels": "publishesLabels",
    "Sample": "sampleKey",
    "Solution": "solutionKey",
    "ReviewLimit": "totalLimit"
  },
  "CreateColumnInput": {
    "ShortDescription": "description",
    "Image": "imageKey"
  },
  "CreateForumPostInput": {
    "Forum": "forumId",
    "Lab": "projectId",
    "WorkProps.Team": "teamId",
    "WorkProps": [
      "work",
      "WorkPostInput"
    ]
  },
  "WorkPostInput": {
    "Pics": [
      "pictures",
      "WorkPictureInput"
    ]
  },
  "WorkPictureInput": {},
  "CreateOrganizationInput": {},
  "DatasetBindingSettingsInput": {
    "Descriptions": "description"
  },
  "LeaderboardGroupInput": {
    "IsActivated": "active",
    "leaderboards": [
      "leaderboards",
      "GroupLeaderboardInput"
    ]
  },
  "GroupLeaderboardInput": {
    "IsActivated": "active",
    "_id": "id"
  },
  "RequestRealNameReviewInput": {
    "ID": "idNumber",
    "photo": [
      "photo",
      "UploadInput"
    ]
  },
  "UploadInput": {},
  "ReviewWorkInput": {
    "id": "workId"
  },
  "SetInvitationInput": {
    "id": "competitionId",
    "invitationConfig": [
      "settings",
      "InvitationSettingsInput"
    ]
  },
  "InvitationSettingsInput": {
    "ShowLb": "showsRanking"
  },
  "SetSkillRulesInput": {
    "id": "competitionId",
    "SkillRules": [
      "rules",
      "SkillRuleInput"
    ]
  },
  "SkillRuleInput": {
    "Stage": "stageId",
    "Task": "taskId"
  },
  "SiteSettingsInput": {
    "competitionAds": [
      "competitionAds",
      "AdvertisementInput"
    ],
    "externalBoards": [
      "externalBoards",
      "ExternalBoardInput"
    ],
    "lunarNewYear": [
      "lunarNewYear",
      "YearlyWindowInput"
    ],
    "platformIdBoxes": [
      "platformIdBoxes",
      "PlatformIdBoxInput"
    ]
  },
  "AdvertisementInput": {},
  "ExternalBoardInput": {},
  "YearlyWindowInput": {},
  "PlatformIdBoxInput": {},
  "StageInput": {
    "Agreement": [
      "qualification",
      "QualificationSettingsInput"
    ],
    "ShowLeaderboard": "showsLeaderboard",
    "ShowPrivateLeaderboard": "showsPrivateLeaderboard"
  },
  "QualificationSettingsInput": {
    "AgreementFields": [
      "fields",
      "FormFieldInput"
    ],
    "NeedAgreement": "needed",
    "AuthorizeNotice": "notice"
  },
  "UpdateCompetitionInput": {
    "id": "competitionId",
    "ImageHeading": "headingImageKey",
    "Image": "imageKey",
    "RelatedCompetitionRegisterLimit": "limitsRegistrations",
    "PublishForum": "opensForum",
    "PublishAll": "publishesToAll",
    "SeriesCompetition": "seriesId",
    "Tabs": [
      "tabs",
      "CompetitionTabInput"
    ],
    "UseKLab": "usesSharedCompute"
  },
  "CompetitionTabInput": {
    "_id": "id"
  },
  "UpdateRegistrationSettingsInput": {
    "OnRegistration": [
      "afterRegistration",
      "AfterRegistrationInput"
    ],
    "Ditch": [
      "channels",
      "RegistrationChannelsInput"
    ],
    "id": "competitionId",
    "RegisterAuthorizationFields": [
      "files",
      "QualificationFieldInput"
    ],
    "RegisterForm": [
      "form",
      "RegistrationFieldInput"
    ],
    "NeedEmail": "needsEmail",
    "NeedRegisterForm": "needsForm",
    "NeedPhone": "needsPhone",
    "NeedVerify": "needsRealName",
    "RegisterAuthorization": "needsReview",
    "RegisterNotice": "notice",
    "RegisterAuthorizationNotice": "reviewNotice"
  },
  "AfterRegistrationInput": {},
  "RegistrationChannelsInput": {},
  "QualificationFieldInput": {
    "_id": "id"
  },
  "RegistrationFieldInput": {
    "DefaultID": "defaultId"
  }
} as const;