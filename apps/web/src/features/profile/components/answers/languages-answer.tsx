import {
  type Answers,
  type LanguageLevel,
  languageLevelSchema,
  limits,
  spokenLanguageSchema,
} from '@rolefit/contracts';
import { type ReactNode, useMemo, useState } from 'react';
import { Select } from '@/components/ui/select';
import { AddEntry } from './add-entry';
import { languageLabel } from './code-labels';
import { EntryList } from './entry-list';
import { languageOptions } from './code-options';
import { parseCode } from './parse-entry';
import { texts } from './texts';
import { CompleteListCheckbox } from './complete-list-checkbox';

type Languages = NonNullable<Answers['languages']>;

const nothing: Languages = { items: [], isComplete: false };

interface LevelSelectProps {
  label: string;
  level: LanguageLevel | null;
  onChange: (level: LanguageLevel | null) => void;
}

function LevelSelect({ label, level, onChange }: LevelSelectProps) {
  return (
    <Select
      className="w-full"
      aria-label={label}
      value={level ?? ''}
      onChange={({ target }) => onChange(languageLevelSchema.safeParse(target.value).data ?? null)}
    >
      <option value="">{texts.levelUnknown}</option>
      {languageLevelSchema.options.map((one) => (
        <option key={one} value={one}>
          {texts.levels[one]}
        </option>
      ))}
    </Select>
  );
}

interface LanguagesAnswerProps {
  id: string;
  answer: Languages | undefined;
  status: ReactNode;
  onChange: (answer: Languages) => void;
}

/** The user's languages, each with an optional level. */
export function LanguagesAnswer({ id, answer = nothing, status, onChange }: LanguagesAnswerProps) {
  const { items, isComplete } = answer;
  const options = useMemo(() => languageOptions(), []);
  const [level, setLevel] = useState<LanguageLevel | null>(null);
  const parse = parseCode(
    spokenLanguageSchema.shape.code,
    options,
    items.map(({ code }) => code),
  );
  const setLevelOf = (code: string, to: LanguageLevel | null) =>
    onChange({
      items: items.map((one) => (one.code === code ? { code, level: to } : one)),
      isComplete,
    });
  return (
    <>
      <EntryList
        label={texts.languages.title}
        layout="rows"
        entries={items.map(({ code, level: spoken }) => ({
          key: code,
          name: languageLabel(code),
          detail: (
            <div className="sm:w-64">
              <LevelSelect
                label={texts.levelOf(languageLabel(code))}
                level={spoken}
                onChange={(to) => setLevelOf(code, to)}
              />
            </div>
          ),
        }))}
        onRemove={(key) =>
          onChange({ items: items.filter(({ code }) => code !== key), isComplete })
        }
      />
      {items.length < limits.answersPerKind && (
        <AddEntry
          id={id}
          label={texts.languages.add}
          options={options}
          parse={parse}
          beside={
            <div className="max-sm:flex-1 sm:w-44">
              <LevelSelect label={texts.level} level={level} onChange={setLevel} />
            </div>
          }
          onAdd={(code) => {
            onChange({ items: [...items, { code, level }], isComplete });
            setLevel(null);
          }}
        />
      )}
      <CompleteListCheckbox
        label={items.length === 0 ? texts.languages.completeEmpty : texts.languages.complete}
        isComplete={isComplete}
        status={status}
        onChange={(isWhole) => onChange({ items, isComplete: isWhole })}
      />
    </>
  );
}
