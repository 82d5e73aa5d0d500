import {
  type HostApplication,
  hostApplicationProblems,
} from '@whaletide/schema/domains/application-forms/rules.ts';
import { problemsByField } from '#lib/field-of.ts';

export const emptyApplication: HostApplication = {
  name: '',
  company: '',
  phone: '',
  description: '',
};

/** As they are sent: without spaces around. */
export const toApplicationInput = ({
  name,
  company,
  phone,
  description,
}: HostApplication): HostApplication => ({
  name: name.trim(),
  company: company.trim(),
  phone: phone.trim(),
  description: description.trim(),
});

/** Finds the problems with the values, by the fields of the input. */
export const problemsOf = (values: HostApplication) =>
  problemsByField('ApplyToHostInput', hostApplicationProblems(toApplicationInput(values)));
