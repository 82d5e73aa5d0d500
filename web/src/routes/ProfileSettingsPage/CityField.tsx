import { useState } from 'react';
import { usePlacesQuery } from '#domains/registration/components/RegistrationForm/Lookups.generated.ts';
import {
  SelectPart,
  SelectRow,
} from '#domains/registration/components/RegistrationForm/SelectRow.tsx';

interface CityFieldProps {
  /** The city; empty for none. */
  value: string;
  onChange: (city: string) => void;
}

/** A city, chosen by its province; the one that is kept stands until another is. */
export const CityField = ({ value, onChange }: CityFieldProps) => {
  const [province, setProvince] = useState('');
  const provinces = usePlacesQuery({ variables: {} }).data?.site.locations;
  const cities = usePlacesQuery({ variables: { level1: province }, skip: !province }).data?.site
    .locations;
  const hint = value && !province ? '要修改，先选择省 / 直辖市' : '';
  return (
    <SelectRow label="所在城市" hint={hint} required={false} error={null}>
      <SelectPart
        label="省 / 直辖市"
        options={provinces?.innerNodes ?? []}
        value={province}
        onChange={(next) => {
          setProvince(next);
          onChange('');
        }}
        invalid={false}
      />
      <SelectPart
        label="市"
        options={cities?.innerNodes ?? []}
        value={value}
        onChange={onChange}
        invalid={false}
        disabled={!province}
      />
    </SelectRow>
  );
};
