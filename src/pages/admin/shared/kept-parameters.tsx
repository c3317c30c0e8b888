import { useAddress } from "./use-address.ts";

/** Parts of the address that a filter's form does not ask for and keeps. */
export function KeptParameters({ names }: { names: readonly string[] }) {
  const address = useAddress();
  return names.map((name) => {
    const value = address.get(name);
    return value === "" ? null : <input key={name} type="hidden" name={name} value={value} />;
  });
}
