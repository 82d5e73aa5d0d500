import {
  NativeSelect,
  TextInput,
  type NativeSelectProps,
  type TextInputProps,
} from '@mantine/core';
import { countryCodes } from '@whaletide/schema/domains/account/rules/verification.ts';
import classes from './Verification.module.css';

const countries = countryCodes.map(({ code, name }) => ({
  value: code,
  label: `+${code} ${name}`,
}));

interface PhoneFieldsProps {
  country: NativeSelectProps;
  phone: TextInputProps;
  size?: 'md';
}

/** A phone number with its country. */
export const PhoneFields = ({ country, phone, size }: PhoneFieldsProps) => (
  <div className={classes.number}>
    <NativeSelect label="国家或地区" data={countries} size={size} {...country} />
    <TextInput
      label="手机号"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      data-autofocus
      size={size}
      {...phone}
    />
  </div>
);
