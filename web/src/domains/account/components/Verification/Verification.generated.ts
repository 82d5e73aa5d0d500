/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/schema.generated';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VerificationStateFragment = { __typename: 'Verification', phone: string | null, phoneCountryCode: string | null, phoneVerified: boolean, email: string | null, emailVerified: boolean, realNameStatus: Types.RealNameStatus, realName: string | null, idNumber: string | null, rejectionReason: string | null, realNameSubmittedAt: string | null, protectedUntil: string | null, automaticVerification: boolean } & { ' $fragmentName'?: 'VerificationStateFragment' };

export type VerificationQueryVariables = Exact<{ [key: string]: never; }>;


export type VerificationQuery = { viewer: { __typename: 'Viewer', id: string, verification: { __typename: 'Verification', phone: string | null, phoneCountryCode: string | null, phoneVerified: boolean, email: string | null, emailVerified: boolean, realNameStatus: Types.RealNameStatus, realName: string | null, idNumber: string | null, rejectionReason: string | null, realNameSubmittedAt: string | null, protectedUntil: string | null, automaticVerification: boolean } | null } | null };

export type RequestCaptchaMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestCaptchaMutation = { requestCaptcha: { __typename: 'Captcha', challenge: string, bits: number } };

export type RequestRecoveryCaptchaMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestRecoveryCaptchaMutation = { requestRecoveryCaptcha: { __typename: 'Captcha', challenge: string, bits: number } };

export type SendPhoneCodeMutationVariables = Exact<{
  input: Types.SendPhoneCodeInput;
}>;


export type SendPhoneCodeMutation = { sendPhoneCode: { __typename: 'CodeSent', retryAfter: number } };

export type SendEmailCodeMutationVariables = Exact<{
  input: Types.SendEmailCodeInput;
}>;


export type SendEmailCodeMutation = { sendEmailCode: { __typename: 'CodeSent', retryAfter: number } };

export type SendProtectionCodeMutationVariables = Exact<{
  input: Types.SendProtectionCodeInput;
}>;


export type SendProtectionCodeMutation = { sendProtectionCode: { __typename: 'CodeSent', retryAfter: number } };

export type GrantProtectionMutationVariables = Exact<{
  input: Types.GrantProtectionInput;
}>;


export type GrantProtectionMutation = { grantProtection: { __typename: 'Viewer', id: string, verification: { __typename: 'Verification', phone: string | null, phoneCountryCode: string | null, phoneVerified: boolean, email: string | null, emailVerified: boolean, realNameStatus: Types.RealNameStatus, realName: string | null, idNumber: string | null, rejectionReason: string | null, realNameSubmittedAt: string | null, protectedUntil: string | null, automaticVerification: boolean } | null } };

export type CheckPasswordMutationVariables = Exact<{
  input: Types.CheckPasswordInput;
}>;


export type CheckPasswordMutation = { checkPassword: boolean };

export type BindPhoneMutationVariables = Exact<{
  input: Types.BindPhoneInput;
}>;


export type BindPhoneMutation = { bindPhone: { __typename: 'Viewer', id: string, phoneVerified: boolean, verification: { __typename: 'Verification', phone: string | null, phoneCountryCode: string | null, phoneVerified: boolean, email: string | null, emailVerified: boolean, realNameStatus: Types.RealNameStatus, realName: string | null, idNumber: string | null, rejectionReason: string | null, realNameSubmittedAt: string | null, protectedUntil: string | null, automaticVerification: boolean } | null } };

export type ChangeEmailMutationVariables = Exact<{
  input: Types.ChangeEmailInput;
}>;


export type ChangeEmailMutation = { changeEmail: { __typename: 'Viewer', id: string, email: string | null, verification: { __typename: 'Verification', phone: string | null, phoneCountryCode: string | null, phoneVerified: boolean, email: string | null, emailVerified: boolean, realNameStatus: Types.RealNameStatus, realName: string | null, idNumber: string | null, rejectionReason: string | null, realNameSubmittedAt: string | null, protectedUntil: string | null, automaticVerification: boolean } | null } };

export type ChangePasswordMutationVariables = Exact<{
  input: Types.ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type VerifyRealNameMutationVariables = Exact<{
  input: Types.VerifyRealNameInput;
}>;


export type VerifyRealNameMutation = { verifyRealName: { __typename: 'Viewer', id: string, verification: { __typename: 'Verification', phone: string | null, phoneCountryCode: string | null, phoneVerified: boolean, email: string | null, emailVerified: boolean, realNameStatus: Types.RealNameStatus, realName: string | null, idNumber: string | null, rejectionReason: string | null, realNameSubmittedAt: string | null, protectedUntil: string | null, automaticVerification: boolean } | null } };

export type RequestRealNameReviewMutationVariables = Exact<{
  input: Types.RequestRealNameReviewInput;
}>;


export type RequestRealNameReviewMutation = { requestRealNameReview: { __typename: 'Viewer', id: string, verification: { __typename: 'Verification', phone: string | null, phoneCountryCode: string | null, phoneVerified: boolean, email: string | null, emailVerified: boolean, realNameStatus: Types.RealNameStatus, realName: string | null, idNumber: string | null, rejectionReason: string | null, realNameSubmittedAt: string | null, protectedUntil: string | null, automaticVerification: boolean } | null } };

export const VerificationStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Verification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"realNameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"realNameSubmittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"protectedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"automaticVerification"}}]}}]} as unknown as DocumentNode<VerificationStateFragment, unknown>;
export const VerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerificationState"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Verification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"realNameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"realNameSubmittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"protectedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"automaticVerification"}}]}}]} as unknown as DocumentNode<VerificationQuery, VerificationQueryVariables>;
export const RequestCaptchaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestCaptcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestCaptcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"bits"}}]}}]}}]} as unknown as DocumentNode<RequestCaptchaMutation, RequestCaptchaMutationVariables>;
export const RequestRecoveryCaptchaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestRecoveryCaptcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestRecoveryCaptcha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"bits"}}]}}]}}]} as unknown as DocumentNode<RequestRecoveryCaptchaMutation, RequestRecoveryCaptchaMutationVariables>;
export const SendPhoneCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPhoneCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendPhoneCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPhoneCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<SendPhoneCodeMutation, SendPhoneCodeMutationVariables>;
export const SendEmailCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEmailCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendEmailCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEmailCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<SendEmailCodeMutation, SendEmailCodeMutationVariables>;
export const SendProtectionCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendProtectionCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendProtectionCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendProtectionCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]}}]} as unknown as DocumentNode<SendProtectionCodeMutation, SendProtectionCodeMutationVariables>;
export const GrantProtectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GrantProtection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GrantProtectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grantProtection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerificationState"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Verification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"realNameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"realNameSubmittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"protectedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"automaticVerification"}}]}}]} as unknown as DocumentNode<GrantProtectionMutation, GrantProtectionMutationVariables>;
export const CheckPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<CheckPasswordMutation, CheckPasswordMutationVariables>;
export const BindPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BindPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BindPhoneInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bindPhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerificationState"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Verification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"realNameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"realNameSubmittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"protectedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"automaticVerification"}}]}}]} as unknown as DocumentNode<BindPhoneMutation, BindPhoneMutationVariables>;
export const ChangeEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerificationState"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Verification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"realNameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"realNameSubmittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"protectedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"automaticVerification"}}]}}]} as unknown as DocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const VerifyRealNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyRealName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyRealNameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyRealName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerificationState"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Verification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"realNameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"realNameSubmittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"protectedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"automaticVerification"}}]}}]} as unknown as DocumentNode<VerifyRealNameMutation, VerifyRealNameMutationVariables>;
export const RequestRealNameReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestRealNameReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestRealNameReviewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestRealNameReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"verification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerificationState"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Verification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phoneVerified"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"emailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"realNameStatus"}},{"kind":"Field","name":{"kind":"Name","value":"realName"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"rejectionReason"}},{"kind":"Field","name":{"kind":"Name","value":"realNameSubmittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"protectedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"automaticVerification"}}]}}]} as unknown as DocumentNode<RequestRealNameReviewMutation, RequestRealNameReviewMutationVariables>;
export const useVerificationQuery = (options?: Apollo.useQuery.Options<VerificationQuery, VerificationQueryVariables>) =>
  Apollo.useQuery(VerificationDocument, { ...options, returnPartialData: false as const });

export const useRequestCaptchaMutation = (options?: Apollo.useMutation.Options<RequestCaptchaMutation, RequestCaptchaMutationVariables>) =>
  Apollo.useMutation(RequestCaptchaDocument, options);

export const useRequestRecoveryCaptchaMutation = (options?: Apollo.useMutation.Options<RequestRecoveryCaptchaMutation, RequestRecoveryCaptchaMutationVariables>) =>
  Apollo.useMutation(RequestRecoveryCaptchaDocument, options);

export const useSendPhoneCodeMutation = (options?: Apollo.useMutation.Options<SendPhoneCodeMutation, SendPhoneCodeMutationVariables>) =>
  Apollo.useMutation(SendPhoneCodeDocument, options);

export const useSendEmailCodeMutation = (options?: Apollo.useMutation.Options<SendEmailCodeMutation, SendEmailCodeMutationVariables>) =>
  Apollo.useMutation(SendEmailCodeDocument, options);

export const useSendProtectionCodeMutation = (options?: Apollo.useMutation.Options<SendProtectionCodeMutation, SendProtectionCodeMutationVariables>) =>
  Apollo.useMutation(SendProtectionCodeDocument, options);

export const useGrantProtectionMutation = (options?: Apollo.useMutation.Options<GrantProtectionMutation, GrantProtectionMutationVariables>) =>
  Apollo.useMutation(GrantProtectionDocument, options);

export const useCheckPasswordMutation = (options?: Apollo.useMutation.Options<CheckPasswordMutation, CheckPasswordMutationVariables>) =>
  Apollo.useMutation(CheckPasswordDocument, options);

export const useBindPhoneMutation = (options?: Apollo.useMutation.Options<BindPhoneMutation, BindPhoneMutationVariables>) =>
  Apollo.useMutation(BindPhoneDocument, options);

export const useChangeEmailMutation = (options?: Apollo.useMutation.Options<ChangeEmailMutation, ChangeEmailMutationVariables>) =>
  Apollo.useMutation(ChangeEmailDocument, options);

export const useChangePasswordMutation = (options?: Apollo.useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) =>
  Apollo.useMutation(ChangePasswordDocument, options);

export const useVerifyRealNameMutation = (options?: Apollo.useMutation.Options<VerifyRealNameMutation, VerifyRealNameMutationVariables>) =>
  Apollo.useMutation(VerifyRealNameDocument, options);

export const useRequestRealNameReviewMutation = (options?: Apollo.useMutation.Options<RequestRealNameReviewMutation, RequestRealNameReviewMutationVariables>) =>
  Apollo.useMutation(RequestRealNameReviewDocument, options);