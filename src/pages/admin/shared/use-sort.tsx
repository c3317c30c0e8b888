import { Icon } from "#ui/marks/icon.tsx";
import type { TableColumn } from "#ui/table.tsx";
import type { Sort } from "./sort.ts";
import { useAddress } from "./use-address.ts";
import { Link } from "#ui/link.tsx";

/** Headings that sort by their column; a second press turns the order round. The choice lives in the address. */
export function useSort(sort: Sort<string> | null) {
  const address = useAddress();
  return (by: string, label: string, more: Omit<TableColumn, "label" | "sorted"> = {}): TableColumn => {
    const isSorted = sort?.by === by;
    const turned = isSorted && !sort.isDescending ? `-${by}` : by;
    return {
      ...more,
      sorted: isSorted ? (sort.isDescending ? "descending" : "ascending") : undefined,
      label: (
        <Link
          to={address.hrefWith({ sort: turned, page: "" })}
          replace
          className="-my-3 inline-flex min-h-11 items-center gap-1 text-inherit no-underline hover:text-petrol hover:underline"
        >
          {label}
          {isSorted ? (
            <Icon name="chevron-down" size={14} className={sort.isDescending ? undefined : "-scale-y-100"} />
          ) : null}
        </Link>
      ),
    };
  };
}
