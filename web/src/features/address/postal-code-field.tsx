import { gql, type TypedDocumentNode } from "@apollo/client";
import { useState } from "react";
import type { PostalAddressQuery, PostalAddressQueryVariables } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/forms/fields.tsx";
import type { FormOf } from "#ui/forms/form.tsx";

const postalAddressQuery: TypedDocumentNode<PostalAddressQuery, PostalAddressQueryVariables> = gql`
  query PostalAddress($postalCode: String!) {
    postalAddress(postalCode: $postalCode) {
      postalCode
      prefecture
      city
      area
    }
  }
`;

// oxlint-disable-next-line typescript/no-explicit-any -- a field works with a form of any values
type AnyForm = FormOf<any>;

interface PostalCodeFieldProps {
  form: AnyForm;
  /** Path before the four parts of the address in the form, e.g. "facts."; empty when they are at the top level. */
  prefix?: string;
  required?: boolean;
}

/** Postal code with a button that fills in prefecture, city and street, which can still be changed. */
export function PostalCodeField({ form, prefix = "", required = false }: PostalCodeFieldProps) {
  const { t } = useTranslation("address");
  const [state, setState] = useState<"idle" | "busy" | "filled" | "unknown">("idle");
  const fill = async () => {
    setState("busy");
    const typed: unknown = form.getInputProps(`${prefix}postalCode`).value;
    const { data } = await client.query({ query: postalAddressQuery, variables: { postalCode: String(typed) } });
    const found = data?.postalAddress;
    setState(found ? "filled" : "unknown");
    if (!found) return;
    form.setFieldValue(`${prefix}prefecture`, found.prefecture);
    form.setFieldValue(`${prefix}city`, found.city);
    form.setFieldValue(`${prefix}addressLine`, found.area);
  };
  return (
    <div>
      <TextField
        form={form}
        name={`${prefix}postalCode`}
        label={t("postalCode")}
        required={required}
        inputMode="numeric"
        autoComplete="postal-code"
        width={180}
        support={t("postalCodeSupport")}
      />
      <div style={{ marginTop: 8 }}>
        <Button variant="outline" size="sm" loading={state === "busy"} onClick={() => void fill()}>
          {t("fill")}
        </Button>
        <span role="status" style={{ marginInlineStart: 12 }}>
          {state === "filled" || state === "unknown" ? t(state) : ""}
        </span>
      </div>
    </div>
  );
}
