import { TextInput } from '@mantine/core';
import {
  channelOptions,
  COMPANY_TYPE_FIELD,
  degrees,
  grades,
  OTHER_CHANNEL,
} from '@whaletide/schema/domains/registration/rules/registration-fields.ts';
import { partOf, textOf, textsOf, type FieldProps } from './field-props.ts';
import {
  useCompanyTypesQuery,
  useIndustryTypesQuery,
  usePlacesQuery,
} from './Lookups.generated.ts';
import { SelectPart, SelectRow } from './SelectRow.tsx';

const rowOf = ({ field, error }: FieldProps) => ({
  label: field.name,
  hint: field.hint,
  required: field.isRequired,
  error,
});

/** 省 / 市 / 区; the district may stay open. */
export const LocationField = (props: FieldProps) => {
  const { value, onChange, error } = props;
  const [level1, level2, level3] = ['L1', 'L2', 'L3'].map((name) => partOf(value, name));
  const provinces = usePlacesQuery({ variables: {} }).data?.site.locations;
  const cities = usePlacesQuery({
    variables: { level1: level1 ?? '' },
    skip: !level1,
  }).data?.site.locations;
  const districts = usePlacesQuery({
    variables: { level1: level1 ?? '', level2: level2 ?? '' },
    skip: !level1 || !level2,
  }).data?.site.locations;
  const invalid = error !== null;
  return (
    <SelectRow {...rowOf(props)}>
      <SelectPart
        label="省 / 直辖市"
        options={provinces?.innerNodes ?? []}
        value={level1 ?? ''}
        onChange={(L1) => onChange({ L1, L2: '', L3: '' })}
        invalid={invalid && !level1}
      />
      <SelectPart
        label="市"
        options={cities?.innerNodes ?? []}
        value={level2 ?? ''}
        onChange={(L2) => onChange({ L1: level1, L2, L3: '' })}
        invalid={invalid && !level2}
        disabled={!level1}
      />
      <SelectPart
        label="区 / 县（选填）"
        options={districts?.leafNodes.map(({ name }) => name) ?? []}
        value={level3 ?? ''}
        onChange={(L3) => onChange({ L1: level1, L2: level2, L3 })}
        invalid={false}
        disabled={!level2}
      />
    </SelectRow>
  );
};

/** Selects of a degree (学历) and, where the degree has any, of a grade (年级). */
export const DegreeField = (props: FieldProps) => {
  const { value, onChange, error } = props;
  const degree = partOf(value, 'Degree');
  const known = grades[degree] ?? [];
  return (
    <SelectRow {...rowOf(props)}>
      <SelectPart
        label="学历"
        options={degrees}
        value={degree}
        onChange={(Degree) => onChange({ Degree, Grade: '' })}
        invalid={error !== null && !degree}
      />
      <SelectPart
        label="年级（选填）"
        options={known}
        value={partOf(value, 'Grade')}
        onChange={(Grade) => onChange({ Degree: degree, Grade })}
        invalid={false}
        disabled={known.length === 0}
      />
    </SelectRow>
  );
};

/** The industry in two levels, of those that the chosen type of companies works in. */
export const IndustryField = (props: FieldProps) => {
  const { value, onChange, error, answers } = props;
  const [level1 = '', level2 = ''] = textsOf(value);
  const type = textOf(answers[String(COMPANY_TYPE_FIELD)]);
  const types = useCompanyTypesQuery().data?.site.companyTypes;
  const companyTypeId = types?.find(({ name }) => name === type)?.id ?? null;
  const industries = useIndustryTypesQuery({ variables: { companyTypeId } }).data?.site
    .industryTypes;
  const below = industries?.filter((one) => one.level1 === level1) ?? [];
  return (
    <SelectRow {...rowOf(props)}>
      <SelectPart
        label="行业门类"
        options={industries?.map((one) => one.level1) ?? []}
        value={level1}
        onChange={(first) => onChange(first ? [first] : [])}
        invalid={error !== null && !level1}
      />
      <SelectPart
        label="行业大类（选填）"
        options={below.map((one) => one.level2)}
        value={level2}
        onChange={(second) => onChange(second ? [level1, second] : [level1])}
        invalid={false}
        disabled={!level1}
      />
    </SelectRow>
  );
};

/** Field for how the member came to know of the competition; 其它 asks for its name. */
export const ChannelField = (props: FieldProps) => {
  const { value, onChange, error, channels } = props;
  const [first = '', second = ''] = textsOf(value);
  const options = channelOptions(channels);
  const children = options.find(({ name }) => name === first)?.children ?? [];
  return (
    <SelectRow {...rowOf(props)}>
      <SelectPart
        label="请选择渠道"
        options={options.map(({ name }) => name)}
        value={first}
        onChange={(name) => onChange(name ? [name] : [])}
        invalid={error !== null && !first}
      />
      {children.length > 0 && (
        <SelectPart
          label="具体渠道（选填）"
          options={children}
          value={second}
          onChange={(name) => onChange(name ? [first, name] : [first])}
          invalid={false}
        />
      )}
      {first === OTHER_CHANNEL && (
        <TextInput
          aria-label="其它渠道"
          placeholder="请写明渠道"
          value={second}
          error={error !== null && !second.trim()}
          onChange={({ currentTarget }) => onChange([first, currentTarget.value])}
        />
      )}
    </SelectRow>
  );
};
