import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";

interface TranslateFirstProps {
  title: string;
  why: string;
  /** Models that read the prompt as it is: [id, what the button says]. */
  others: readonly (readonly [string, string])[];
  /** Undefined until the engine is here. */
  onModel: ((model: string) => void) | undefined;
}

/** Before a prompt that its model hardly reads: that, and models that read it, a press each. */
export function TranslateFirst({ title, why, others, onModel }: TranslateFirstProps) {
  return (
    <Alert
      tone="warning"
      title={title}
      live={false}
      action={
        <div className="flex flex-wrap gap-2">
          {others.map(([model, label]) => (
            <Button key={model} size="small" disabled={!onModel} onClick={() => onModel?.(model)}>
              {label}
            </Button>
          ))}
        </div>
      }
    >
      {why}
    </Alert>
  );
}
