import type { Evidence } from "./english.data.ts";

/** The evidence of the shipped rules in Brazilian Portuguese; names of papers stay in Japanese beside their translation. */
export const portugueseEvidence: Readonly<Record<Evidence, string>> = {
  CARD_NO_LIMIT: "Confira o status e a validade no cartão de residência (在留カード). Sem limite de tipo de trabalho nem de horas.",
  SPECIAL_PERMANENT:
    "Confira pelo certificado de residente permanente especial (特別永住者証明書). Sem limite de tipo de trabalho nem de horas.",
  DIPLOMAT:
    "O status “Diplomacia” vale só para as atividades da instituição que enviou a pessoa. Para outro empregador é preciso mudar de status.",
  OFFICIAL:
    "O status “Serviço oficial” vale só para as atividades da instituição que enviou a pessoa. Para outro empregador é preciso mudar de status.",
  PROFESSOR_CHECK: "Verifique pelas tarefas se é pesquisa ou ensino em universidade ou escola técnica superior.",
  ARTIST_CHECK: "Verifique pelas tarefas se é atividade artística remunerada.",
  RELIGIOUS_CHECK: "Verifique pelas tarefas se é atividade religiosa para a organização que enviou a pessoa.",
  JOURNALIST_CHECK: "Verifique pelas tarefas se é reportagem por contrato com um órgão de imprensa estrangeiro.",
  HIGHLY_SKILLED:
    "O tipo 1 precisa de permissão de mudança de status antes de mudar de empregador; o tipo 2, só de uma notificação. O tipo está no documento de designação (指定書).",
  MANAGER_CHECK:
    "Verifique se é abertura ou gestão de empresa. Desde 16/10/2025, quem pede ou um funcionário de tempo integral precisa de japonês equivalente a B2.",
  LICENCE_LAW: "Só trabalhos que a lei reserva a quem tem licença, como advogado ou contador. Confira a licença.",
  LICENCE_MEDICAL: "Só trabalhos médicos que a lei reserva a quem tem licença, como médico ou enfermeiro. Confira a licença.",
  RESEARCHER_CHECK: "Verifique pelas tarefas se é pesquisa por contrato.",
  INSTRUCTOR_CHECK: "Verifique pelas tarefas se é ensino de línguas ou outro ensino em escola.",
  CERTIFIED_CARE: "Trabalho de cuidador, ou seu ensino, com a qualificação 介護福祉士. Confira o registro.",
  ENTERTAINER_CHECK: "Verifique pelas tarefas se é espetáculo ou esporte profissional.",
  SKILLED_CHECK: "Verifique pelas tarefas se é a habilidade que foi permitida, como cozinha estrangeira.",
  OUTSIDE_OR_PERMISSION:
    "Fora das atividades permitidas por este status. É preciso mudar de status ou ter permissão para atividades fora do status (資格外活動許可).",
  DEGREE: "Apresente o diploma ou a experiência de trabalho e como isso se relaciona com as tarefas.",
  DEGREE_LANGUAGE:
    "Além do diploma ou da experiência: em empresas das categorias 3 e 4, para atender clientes numa língua, é preciso CEFR B2 nessa língua (não só em japonês).",
  EXPERT_DEGREE:
    "Verifique se o trabalho exige conhecimento especializado ou cultura estrangeira e não é só trabalho de loja ou de obra. Apresente o diploma ou a experiência de trabalho e como isso se relaciona com as tarefas.",
  EXPERT_DEGREE_LANGUAGE:
    "Verifique se o trabalho exige conhecimento especializado ou cultura estrangeira e não é só trabalho de loja ou de obra. Além do diploma ou da experiência: em empresas das categorias 3 e 4, para atender clientes numa língua, é preciso CEFR B2 nessa língua (não só em japonês).",
  TRANSFER: "Só pode trabalhar na empresa da transferência. Para outro empregador é preciso mudar de status.",
  SPECIFIED_SKILL:
    "Mesmo na mesma área, antes de mudar de empregador é preciso permissão de mudança de status (documento de designação). O tipo 1 exige JLPT N4 ou JFT-Basic (A2) e o exame de habilidades; contratação direta, exceto na agricultura e na pesca.",
  TRAINING: "Só pode trabalhar no local do plano de estágio técnico. Não é possível mudar de lugar candidatando-se.",
  SKILL_DEVELOPMENT_SOON:
    "Passa a ser 育成就労 em 1/4/2027. Pergunte à organização de apoio as condições para mudar de empregador e a transição.",
  CULTURAL: "“Atividades culturais” não permite trabalho remunerado. É preciso uma permissão individual.",
  VISITOR: "Com “Visitante temporário” não se pode trabalhar.",
  TRAINEE: "Com “Treinamento” não se pode trabalhar.",
  STUDENT_HOURS:
    "Veja a permissão no verso do cartão de residência. Somando todos os empregos, até 28 horas em quaisquer sete dias; 8 horas por dia nas férias longas da escola. Só enquanto estiver matriculado; nunca em estabelecimentos de entretenimento adulto (風俗営業).",
  OTHER_HOURS:
    "Veja a permissão no verso do cartão de residência. Somando todos os empregos, até 28 horas em quaisquer sete dias; nunca em estabelecimentos de entretenimento adulto (風俗営業).",
  DESIGNATION:
    "O documento de designação (指定書, no passaporte) diz se pode trabalhar, em quê e por quanto tempo: working holiday, nº 46 (faculdade japonesa e N1), procura de emprego e outros são diferentes.",
  NO_PERMISSION: "Não é preciso permissão para trabalhar.",
  ADD_STATUS: "Informe o status de residência no perfil para que seja verificado.",
  CARD_HOURS: "Veja a permissão no verso do cartão de residência. Somando todos os empregos, até 28 horas em quaisquer sete dias.",
  NOT_NOW: "Agora não se pode fazer trabalho remunerado. É preciso mudar de status ou ter uma permissão.",
  UNIVERSITY: "Pesquisa, sua orientação ou ensino em universidade. Veja o contrato.",
  OUTSIDE: "Fora das atividades permitidas por este status. Para trabalhar é preciso mudar de status.",
  SCHOOL: "Ensino em escola primária ou secundária. Veja o contrato.",
  SPECIALIST:
    "Esta profissão está fora do status. Tarefas que usam a formação superior podem ser permitidas; pergunte à Imigração (入管) sobre as tarefas e sua proporção.",
  TEACHING_ELSEWHERE: "Ensinar em escola pertence a “Ensino”; em universidade, a “Professor universitário”. É preciso mudar de status.",
  PART_TIME:
    "Pergunte à Imigração (入管) se um contrato de tempo parcial mantém o status: salário suficiente para viver e não menor que o de japoneses.",
  SERVICES:
    "Pergunte à Imigração (入管) se um contrato de prestação de serviços (業務委託) conta como contrato duradouro com uma organização no Japão.",
  DISPATCH: "No trabalho via empreiteira (派遣), mostre por documentos que as tarefas no local combinam com o status, e por quanto tempo.",
  DIRECT: "Só contratação direta (empreiteira só na agricultura e na pesca).",
  EMPLOYMENT: "É preciso contrato de trabalho; contrato de prestação de serviços (業務委託) não basta.",
  FULL_TIME: "Só tempo integral: pelo menos 5 dias por semana, 217 dias por ano e 30 horas por semana.",
  AMUSEMENT: "Nenhum tipo de trabalho em estabelecimento de entretenimento adulto (風俗営業等).",
  NEW_FIELD: "Área nova, decidida em 23/1/2026; a abertura é esperada para abril de 2027. Veja no ministério o primeiro dia.",
  BEGINS_2027: "O status 育成就労 começa em 1º de abril de 2027.",
  MOVING:
    "Pergunte à 外国人育成就労機構 sobre a mudança: mesma área, 1 a 2 anos de trabalho, exames de habilidade e de japonês, e plano aprovado.",
  HOURS_VERIFIED:
    "Contrato de prestação de serviços (業務委託) só quando as horas podem ser comprovadas; se não, é preciso uma permissão individual.",
  DESIGNATED_SCOPE: "Veja no documento de designação (指定書) o que é permitido (empregador, horas) e o fim da permanência.",
  DESIGNATED_NO_WORK: "Esta atividade designada não permite trabalhar.",
  NAMED_EMPLOYER: "Só na organização indicada no documento de designação (指定書). Para outro empregador é preciso uma permissão.",
  CARD_HOURS_WEEK: "Veja a permissão no verso do cartão de residência. Até 28 horas por semana, somando todos os empregos.",
  NUMBER_46:
    "Tempo integral, contratação direta, com tarefas que usam o japonês. Se o empregador não for o do documento de designação (指定書), é preciso antes a permissão de mudança.",
  RESERVED_DUTIES: "Não são permitidas tarefas que a lei reserva a quem tem licença.",
  NUMBER_46_CHECK:
    "Pergunte à Imigração (入管) se as tarefas exigem japonês e usam o que foi aprendido; só trabalho simples não é permitido.",
  NO_DISPATCH: "Via empreiteira (派遣) não; só contratação direta.",
  FULL_TIME_ONLY: "Só tempo integral; tempo parcial não conta.",
  GRADUATION:
    "O trabalho começa depois da formatura e da permissão de mudança de status. Para abril, os pedidos são aceitos desde dezembro.",
  ENROLLED: "A permissão de estudante vale só enquanto estiver matriculado, não depois da formatura.",
  VACATION: "Só nas férias longas definidas pela escola, até 8 horas por dia. Verifique se todo o trabalho está dentro delas.",
  EXPIRED: "A permanência venceu. Se o pedido foi feito a tempo, veja o carimbo ou o e-mail; se não, a pessoa não pode trabalhar.",
  CARD_EXPIRED: "O que venceu foi o cartão, não o status. Confira pelo cartão novo.",
  PENDING:
    "Com um pedido feito a tempo, valem as condições anteriores até a decisão, por no máximo dois meses. Veja o carimbo ou o e-mail.",
  EXTENSION: "A permanência precisa ser renovada antes do início do trabalho. Os pedidos são aceitos três meses antes.",
  ELIGIBILITY:
    "A empresa pede o certificado de elegibilidade (在留資格認定証明書); a pessoa obtém o visto, entra no Japão e então trabalha.",
  AGE_15: "Ninguém pode ser contratado antes de passar o primeiro 31 de março depois de fazer 15 anos.",
  NIGHT_18: "Menores de 18 anos não trabalham entre 22h e 5h.",
  HOURS_18: "Menores de 18 anos: 8 horas por dia, 40 por semana, sem horas extras.",
  MINOR: "O menor assina o contrato; o responsável consente por escrito, e um comprovante de idade fica no local de trabalho.",
};
