// Values and problems of a form that is sent in a way of its own; every other form is useDomainForm.
export { useForm } from "@mantine/form";
