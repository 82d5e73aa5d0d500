import {
  type FieldKind,
  kindOfField,
} from '@whaletide/schema/domains/registration/rules/registration-fields.ts';
import type { ComponentType } from 'react';
import { ChannelField, DegreeField, IndustryField, LocationField } from './CascadeFields.tsx';
import type { FieldProps } from './field-props.ts';
import { ChoiceField, CompanyTypeField, TextField } from './PlainFields.tsx';
import { MajorField, UniversityField } from './SearchFields.tsx';

const components: Record<FieldKind, ComponentType<FieldProps>> = {
  text: TextField,
  email: TextField,
  number: TextField,
  choice: ChoiceField,
  location: LocationField,
  channel: ChannelField,
  university: UniversityField,
  major: MajorField,
  degree: DegreeField,
  companyType: CompanyTypeField,
  industry: IndustryField,
};

/** A field of a registration form, as its kind is filled in. */
export const RegistrationField = (props: FieldProps) => {
  const Component = components[kindOfField(props.field)];
  return <Component {...props} />;
};
