// The library's, by our own address: what screens use of it changes in one place.
export { useDebouncedCallback, useDebouncedValue } from "@mantine/hooks";
