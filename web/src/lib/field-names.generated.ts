export const fieldNames = {
  "AnnounceToCompetitionInput": {
    "id": "competitionId"
  },
  "AnswerQuestionnaireInput": {
    "QuestionList": [
      "answers",
      "QuestionnaireAnswerInput"
    ],
    "Questionnaire": "questionnaireId"
  },
  "QuestionnaireAnswerInput": {
    "Question": "questionId"
  },
  "ApplyToHostInput": {
    "Data.Company": "company",
    "Data.Description": "description",
    "Type": "kind",
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
  "CreateAnnouncementInput": {
    "Buttons": [
      "buttons",
      "AnnouncementButtonInput"
    ]
  },
  "AnnouncementButtonInput": {},
  "CreateCannedAnswerInput": {},
  "CreateColumnInput": {
    "ShortDescription": "description",
    "Image": "imageKey"
  },
  "CreateDatasetInput": {
    "ShortDescription": "description",
    "Files": [
      "files",
      "DatasetFileInput"
    ],
    "License": "licenseId",
    "Organization": "organizationId",
    "Tags": "tagIds"
  },
  "DatasetFileInput": {
    "ext": "ext",
    "key": "key",
    "name": "name",
    "size": "size"
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
  "CreateSnippetInput": {
    "FolderName": "folder"
  },
  "CreateQuestionnaireInput": {
    "QuestionList": [
      "questions",
      "QuestionnaireQuestionInput"
    ]
  },
  "QuestionnaireQuestionInput": {
    "Question.Type": "kind",
    "Question.Options": [
      "options",
      "QuestionnaireOptionInput"
    ],
    "Question.Title": "title"
  },
  "QuestionnaireOptionInput": {
    "content": "content"
  },
  "CreateTaskInput": {
    "AssociatedEventTypes": "events",
    "Rewards": [
      "rewards",
      "RewardInput"
    ],
    "CompletionThreshold": "threshold"
  },
  "RewardInput": {},
  "DatasetBindingSettingsInput": {
    "Descriptions": "description"
  },
  "DeactivateMemberInput": {
    "id": "memberId"
  },
  "FoldContentInput": {
    "id": "id",
    "kind": "kind"
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
    "name": "name",
    "photo": [
      "photo",
      "UploadInput"
    ]
  },
  "UploadInput": {},
  "ReviewWorkInput": {
    "id": "workId"
  },
  "SetDatasetShowcaseInput": {
    "Groups": [
      "groups",
      "DatasetShowcaseGroupInput"
    ],
    "Sponsors": "sponsorIds"
  },
  "DatasetShowcaseGroupInput": {
    "datasetBindings": [
      "datasets",
      "DatasetShowcaseEntryInput"
    ],
    "Display": "shown"
  },
  "DatasetShowcaseEntryInput": {
    "Dataset": "datasetId"
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
  "RecommendConfigInput": {
    "Activity.AdList": [
      "activityAds",
      "AdvertisementInput"
    ],
    "ClassCalendar": "classCalendarIds",
    "Column": "columnIds",
    "RecommendGroup": [
      "groups",
      "RecommendGroupInput"
    ],
    "Home.AdList": [
      "homeAds",
      "AdvertisementInput"
    ],
    "Lab.HotList": "hotProjectIds",
    "LearningPath": [
      "learningPaths",
      "LearningPathInput"
    ],
    "Lab.AdList": [
      "projectAds",
      "AdvertisementInput"
    ],
    "Lab.TabList": "projectTabs"
  },
  "AdvertisementInput": {
    "image": "image",
    "link": "link",
    "title": "title"
  },
  "RecommendGroupInput": {
    "List": [
      "ways",
      "RecommendedWayInput"
    ]
  },
  "RecommendedWayInput": {},
  "LearningPathInput": {},
  "SiteSettingsInput": {
    "communityUrl": "communityUrl",
    "companyLinks": [
      "companyLinks",
      "CompanyLinkInput"
    ],
    "competitionAds": [
      "competitionAds",
      "AdvertisementInput"
    ],
    "externalBoards": [
      "externalBoards",
      "ExternalBoardInput"
    ],
    "hiddenRegisterCompetitionIds": "hiddenRegisterCompetitionIds",
    "hostApplicationUrl": "hostApplicationUrl",
    "hostChatUrl": "hostChatUrl",
    "lunarNewYear": [
      "lunarNewYear",
      "YearlyWindowInput"
    ],
    "platformIdBoxes": [
      "platformIdBoxes",
      "PlatformIdBoxInput"
    ],
    "preliminaryCompetitionIds": "preliminaryCompetitionIds",
    "rawCountCompetitionIds": "rawCountCompetitionIds",
    "searchTrends": [
      "searchTrends",
      "SearchTrendInput"
    ]
  },
  "CompanyLinkInput": {
    "title": "title",
    "url": "url"
  },
  "ExternalBoardInput": {
    "competitionId": "competitionId",
    "name": "name",
    "title": "title"
  },
  "YearlyWindowInput": {
    "end": "end",
    "start": "start"
  },
  "PlatformIdBoxInput": {
    "competitionId": "competitionId",
    "name": "name"
  },
  "SearchTrendInput": {
    "id": "id",
    "name": "name",
    "type": "type",
    "url": "url"
  },
  "SetWorkOrderStatusInput": {
    "id": "workOrderId"
  },
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
    "Activity": [
      "activity",
      "ActivitySettingsInput"
    ],
    "id": "competitionId",
    "ImageHeading": "headingImageKey",
    "Image": "imageKey",
    "RelatedCompetitionRegisterLimit": "limitsRegistrations",
    "MoveParts": "movesParts",
    "PublishForum": "opensForum",
    "PublishAll": "publishesToAll",
    "SeriesCompetition": "seriesId",
    "Tabs": [
      "tabs",
      "CompetitionTabInput"
    ],
    "UseKLab": "usesSharedCompute"
  },
  "ActivitySettingsInput": {
    "Field": "fieldKey",
    "SponsorLogo": "sponsorLogoKey",
    "Tutors": "tutorIds",
    "DetailType": "type"
  },
  "CompetitionTabInput": {
    "_id": "id"
  },
  "UpdateDatasetInput": {
    "id": "datasetId",
    "ShortDescription": "description",
    "License": "licenseId",
    "Organization": "organizationId",
    "Tags": "tagIds"
  },
  "UpdateBadgeInput": {
    "Type": "kind"
  },
  "VerifyMemberInput": {
    "id": "memberId"
  },
  "UpdateProfileInput": {
    "Avatar": [
      "avatar",
      "UploadInput"
    ]
  },
  "CreateProjectInput": {
    "Datasets": "datasetIds",
    "ShortDescription": "description",
    "Notebooks": [
      "notebooks",
      "UploadInput"
    ],
    "Organization": "organizationId",
    "Tags": "tagIds"
  },
  "CreateProjectVersionInput": {
    "id": "projectId"
  },
  "UpdateProjectInput": {
    "Datasets": "datasetIds",
    "ShortDescription": "description",
    "Notebooks": [
      "notebooks",
      "UploadInput"
    ],
    "Organization": "organizationId",
    "id": "projectId",
    "Tags": "tagIds"
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